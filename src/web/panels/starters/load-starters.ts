import { fileLoader } from '#web/loading/file-loader.ts'

/** The suggestions with all their texts, which nobody waits for. */
export const loadStarters = fileLoader(() => import('./starters.tsx'))
