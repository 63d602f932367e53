// `npm run build`: the browser part, as `npm start` would build it.
import { ensureBuilt, ensureInstalled, say } from './setup.mjs'

ensureInstalled()
ensureBuilt()
say('The browser part in dist/ is up to date')
