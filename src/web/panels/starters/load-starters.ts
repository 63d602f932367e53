import { createFileLoader } from '#web/loading/file-loader.ts'

/** The suggestions with all their texts, which nobody waits for. */
export const loadStarters = createFileLoader(() => import('./starters.tsx'))
