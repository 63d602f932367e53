import { askVisitor } from './api/session/visitor.ts'
import { preloadScreens } from './screen-files.ts'

/*
 * Runs while the app's own script is still on its way: who is there, and the screen's code, are asked
 * for at once.
 */
askVisitor().catch(() => undefined)
preloadScreens(window.location.pathname)
