const PARAMETER = 'lang'

/** Asks for this page in a language; the server remembers the choice for a year. */
export function chooseLanguage(language: string): void {
  const address = new URL(window.location.href)
  address.searchParams.set(PARAMETER, language)
  window.location.replace(address)
}

/**
 * Makes every link with `data-language` switch the language and keep the rest of the address.
 * Without script the link's own `?lang=` does it.
 */
export function watchLanguageLinks(): void {
  dropParameter()
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[data-language]')
    if (!(link instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    chooseLanguage(link.dataset.language ?? '')
  })
}

/** The choice is kept by now: a link that is passed on should leave it to its reader. */
function dropParameter(): void {
  const address = new URL(window.location.href)
  if (!address.searchParams.has(PARAMETER)) return
  address.searchParams.delete(PARAMETER)
  window.history.replaceState(window.history.state, '', address)
}
