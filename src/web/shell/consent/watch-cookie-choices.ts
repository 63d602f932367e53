import { callBannerBack } from './consent-store.ts'

/** Makes every button with `data-cookie-choices` show the banner again. */
export function watchCookieChoices(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-cookie-choices]')) callBannerBack()
  })
}
