import type { CrossAnswerText } from './text-en.ts'

/** The cross-answer questions: gentle, in plain words, with the user's own. */
export const CROSS_ANSWER_TEXT: CrossAnswerText = {
  roleMissing: (name) =>
    `「${name}」が出てきますが、「だれが使うか」にはありません。この人もアプリを使いますか？`,
  thingMissing: (name) => `アプリは「${name}」を扱います。これについても何か残しておきますか？`,
  paymentUnexplained: (words) =>
    `ルールにお金の話（「${words}」）があります。だれがだれに、いくら、どうやって払いますか？`,
  numberUnmoved: (measure) => `「${measure}」は、どの機能によって実現しますか？`,
}
