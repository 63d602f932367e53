import { createFileLoader } from '#web/loading/file-loader.ts'

/** Only a document that was stored by an older version is worked out in the browser. */
export const loadWorkOut = createFileLoader(
  () => import('#domain/requirements/outline/worked/work-out.ts'),
)
