import type { FileRefusal } from '#server/telling/files/told-file.ts'

/** Why a file's words were not taken, and what to do about it. */
export const FILE_TEXT: Readonly<Record<FileRefusal, (name: string) => string>> = {
  tooLong: (name) => `「${name}」は12万文字を超えています。いくつかのファイルに分けてください。`,
  tooManyPages: (name) =>
    `「${name}」は200ページを超えています。必要なページだけを別のファイルに保存してください。`,
  tooHeavy: (name) =>
    `「${name}」は重すぎて開けません。テキスト形式で保存し直すか、文章を貼り付けてください。`,
  unknownKind: (name) =>
    `「${name}」の形式は読めません。Word、PDF、テキスト、RTF、OpenDocument、Excel、CSVのどれかにするか、文章を貼り付けてください。`,
  oldOffice: (name) =>
    `「${name}」は古いOfficeの形式です。開いて、.docxか.xlsxで保存し直してください。`,
  locked: (name) =>
    `「${name}」にはパスワードがかかっています。パスワードなしで保存し直してから、もう一度お試しください。`,
  damaged: (name) =>
    `「${name}」を開けません。壊れている可能性があります。保存し直すか、文章を貼り付けてください。`,
  picturesOnly: (name) =>
    `「${name}」にはスキャンなどの画像しかありません。文字を選択できるファイルにするか、ここに入力してください。`,
  empty: (name) =>
    `「${name}」には文章がありません。別のファイルを選ぶか、メモを貼り付けてください。`,
}
