import type { FileRefusal } from '#server/telling/files/told-file.ts'

/** Why a file's words were not taken, and what to do about it. */
export const FILE_TEXT: Readonly<Record<FileRefusal, (name: string) => string>> = {
  tooLong: (name) =>
    `“${name}” has more than 120,000 characters (about 20,000 words). Split it into smaller files.`,
  tooManyPages: (name) =>
    `“${name}” has more than 200 pages. Save the pages that matter as a separate file.`,
  tooHeavy: (name) =>
    `“${name}” is too big to open here. Save it as plain text, or paste its words.`,
  unknownKind: (name) =>
    `We can’t read this kind of file: “${name}”. Use Word, PDF, text, RTF, OpenDocument, Excel or CSV, or paste its words.`,
  oldOffice: (name) =>
    `“${name}” is in an old Office format. Open it and save it as .docx or .xlsx.`,
  locked: (name) =>
    `“${name}” is password-protected. Save a copy without the password, then try again.`,
  damaged: (name) =>
    `“${name}” can’t be opened; it may be damaged. Save it again, or paste its words.`,
  picturesOnly: (name) =>
    `“${name}” contains only pictures of text, such as scans. Use a file with text you can select, or type it here.`,
  empty: (name) => `There are no words in “${name}”. Choose another file, or paste your notes.`,
}
