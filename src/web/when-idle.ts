/** Once everything the page shows is there. Also where the browser never says that it is idle. */
export function whenIdle(act: () => void): void {
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => whenIdle(act), { once: true })
  } else if ('requestIdleCallback' in window) {
    window.requestIdleCallback(act, { timeout: 4000 })
  } else setTimeout(act, 1500)
}
