import { createFileLoader } from '#web/loading/file-loader.ts'

/** Loads the words of documents in the other language than the page's. */
export const loadOtherWords = createFileLoader(
  () => import('#domain/requirements/text-en/document.ts'),
)
