/** Why a file's words were not taken; each has its sentence, which names the file and what to do. */
const FILE_REFUSALS = [
  'tooLong',
  'tooManyPages',
  'tooHeavy',
  'unknownKind',
  'oldOffice',
  'locked',
  'damaged',
  'picturesOnly',
  'empty',
] as const

export type FileRefusal = (typeof FILE_REFUSALS)[number]

/** A file's words, or why there are none. */
export type ReadFile = { ok: true; text: string } | { ok: false; why: FileRefusal }

/** Thrown inside the readers only. */
export class RefusedFile extends Error {
  readonly why: FileRefusal

  constructor(why: FileRefusal) {
    super(why)
    this.name = 'RefusedFile'
    this.why = why
  }
}
