import { useNavigate } from 'react-router'
import { chooseLanguage } from '#web/shell/choose-language.ts'
import { callBannerBack } from '#web/shell/consent/consent-store.ts'
import type { Deed } from './commands.ts'

/** A screen that has not drawn the element by then does not have it. */
const PATIENCE_MS = 5_000

/** Does what a command says. */
export function useDeed(): (deed: Deed) => void {
  const navigate = useNavigate()
  return (deed) => {
    if (deed.kind === 'go') navigate(deed.to)
    else if (deed.kind === 'leave') window.location.assign(deed.href)
    else if (deed.kind === 'language') chooseLanguage(deed.language)
    else if (deed.kind === 'cookies') callBannerBack()
    else {
      if (document.getElementById(deed.anchor) === null) navigate(deed.at)
      whenThere(deed.anchor, (element) => {
        element.focus()
        if (deed.kind === 'press') element.click()
      })
    }
  }
}

/** Calls `act` as soon as the element is in the page. */
function whenThere(id: string, act: (element: HTMLElement) => void): void {
  const there = document.getElementById(id)
  if (there) {
    act(there)
    return
  }
  const watcher = new MutationObserver(() => {
    const element = document.getElementById(id)
    if (!element) return
    watcher.disconnect()
    act(element)
  })
  watcher.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => watcher.disconnect(), PATIENCE_MS)
}
