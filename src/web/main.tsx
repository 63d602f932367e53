import { setNonce } from 'get-nonce'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { runWhenIdle } from './loading/run-when-idle.ts'
import { loadScreen } from './opening/load-screen.ts'
import { takeFirstAnswers } from './opening/take-first-answers.ts'
import { startAnalytics } from './shell/analytics.ts'
import { watchLanguageLinks } from './shell/choose-language.ts'
import { watchCookieChoices } from './shell/consent/watch-cookie-choices.ts'
import { loadViews } from './ui/overlay/load-views.ts'

// Radix locks the page's scrolling with a style element, which the content security policy only
// lets in with the nonce of this answer.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
if (nonce) setNonce(nonce)

startAnalytics()
watchLanguageLinks()
watchCookieChoices()

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
const app = createRoot(root)
// The page holds the place until the screen's code and what it shows are there. Drawn earlier, or
// not as a transition, React would show a fallback of its own first, and hold the screen back for
// its sake.
const ready = [loadScreen(window.location.pathname), takeFirstAnswers(window.location)]
void Promise.all(ready).then(() =>
  startTransition(() =>
    app.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  ),
)
runWhenIdle(() => void loadViews().catch(() => undefined))
