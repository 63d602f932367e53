import { askVisitor } from './api/session/visitor.ts'
import { askForScreen } from './opening/ask-for-screen.ts'
import { loadScreen } from './opening/load-screen.ts'

/*
 * Runs while the app's own script is still on its way: who is there, the screen's code and what it
 * shows first, are asked for at once.
 */
askVisitor().catch(() => undefined)
if (document.documentElement.dataset.visitor !== 'signed-out') askForScreen(window.location)
void loadScreen(window.location.pathname)
