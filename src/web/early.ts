import { askVisitor } from './api/session/visitor.ts'
import { askForScreen } from './early-answers.ts'
import { loadScreens } from './screen-files.ts'

/*
 * Runs while the app's own script is still on its way: who is there, the screen's code and what it
 * shows first, are asked for at once.
 */
askVisitor().catch(() => undefined)
if (document.documentElement.dataset.visitor !== 'signed-out') askForScreen(window.location)
void loadScreens(window.location.pathname)
