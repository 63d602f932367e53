import { SIGNS } from '#domain/language/signs.ts'
import { type Font, shapeFont } from './shape-font.ts'
import {
  type Face,
  FONT_FILES,
  type Look,
  mayHold,
  ROLE_FACES,
  type Role,
  type Setting,
} from './typeface.ts'

/** Stands for what no face can draw. */
const MISSING = '□'

/** Tell how their neighbours look and have no look of their own. */
const INVISIBLE = /\u200C|\u200D|[\uFE0E\uFE0F]|[\u{E0020}-\u{E007F}]/gu
const AS_EMOJI = /\p{Emoji_Presentation}|\uFE0F|\u200D/u
const SPACE = /^[ \u00A0]$/
const PLAIN = /^[\x20-\x7E\u2019\u201C\u201D]*$/

export interface Stretch {
  text: string
  setting: Setting
}

/** Finds for each sign of a text the face that draws it; opens a font file when it is first asked. */
export class Faces {
  readonly #doc: PDFKit.PDFDocument
  readonly #fonts = new Map<Face, Font>()
  readonly #found = new Map<string, Face | null>()
  readonly #settings = new Map<string, Setting>()

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc
  }

  /** The text in stretches of one face each, with □ for what no face holds. */
  stretches(text: string, look: Look): Stretch[] {
    const [first = 'inter'] = ROLE_FACES[look.role]
    if (PLAIN.test(text)) return [{ text, setting: this.#setting(look, first) }]
    const stretches: Stretch[] = []
    for (const { sign, face } of this.#signs(text.normalize('NFC'), look.role)) {
      const last = stretches.at(-1)
      const own = face ?? spaceFace(last?.setting.face, first)
      const shown = this.#visible(sign, own)
      if (last?.setting.face === own) last.text += shown
      else stretches.push({ text: shown, setting: this.#setting(look, own) })
    }
    return stretches
  }

  /** Whether some face has a sign for the character. */
  holds(character: string): boolean {
    if (/\s/.test(character) || character.replace(INVISIBLE, '') === '') return true
    return this.#faceOf(character, 'text') !== null
  }

  /** Signs with their faces; null for spaces. */
  *#signs(text: string, role: Role): Generator<{ sign: string; face: Face | null }> {
    for (const [sign] of text.matchAll(SIGNS)) {
      if (SPACE.test(sign)) yield { sign, face: null }
      else {
        const face = this.#faceOf(sign, role)
        if (face !== null) yield { sign, face }
        // What no face holds together: each part for itself.
        else for (const part of sign) yield this.#alone(part, role)
      }
    }
  }

  #alone(part: string, role: Role): { sign: string; face: Face | null } {
    if (part.replace(INVISIBLE, '') === '') return { sign: '', face: null }
    const face = this.#faceOf(part, role)
    if (face !== null) return { sign: part, face }
    if (/\s/.test(part)) return { sign: ' ', face: null }
    return { sign: MISSING, face: this.#faceOf(MISSING, role) }
  }

  #faceOf(sign: string, role: Role): Face | null {
    const key = `${role} ${sign}`
    let face = this.#found.get(key)
    if (face === undefined) {
      const faces = ROLE_FACES[role]
      const order = AS_EMOJI.test(sign) ? (['emoji', ...faces] as const) : faces
      const points = [...sign.replace(INVISIBLE, '')].map((part) => part.codePointAt(0) ?? 0)
      const open = order.filter((name) => mayHold(name, sign))
      face = open.find((name) => points.every((point) => this.#has(name, point))) ?? null
      this.#found.set(key, face)
    }
    return face
  }

  #visible(sign: string, face: Face): string {
    return sign.replace(INVISIBLE, (mark) =>
      this.#has(face, mark.codePointAt(0) ?? 0) ? mark : '',
    )
  }

  #has(face: Face, codePoint: number): boolean {
    return this.#font(face).hasGlyphForCodePoint(codePoint)
  }

  #font(face: Face): Font {
    let font = this.#fonts.get(face)
    if (font === undefined) {
      font = shapeFont(FONT_FILES[face])
      // Its types know files only; an opened font will do as well.
      this.#doc.registerFont(face, font as unknown as string)
      this.#fonts.set(face, font)
    }
    return font
  }

  /** The same object for the same look, so that neighbours join into one piece. */
  #setting({ size, colour }: Look, face: Face): Setting {
    const key = `${face} ${size} ${colour}`
    const setting = this.#settings.get(key) ?? { face, size, colour }
    this.#settings.set(key, setting)
    this.#font(face)
    return setting
  }
}

/** A space belongs to the words before it, so that they stay one stretch; an emoji's is too wide. */
function spaceFace(before: Face | undefined, first: Face): Face {
  return before === undefined || before === 'emoji' ? first : before
}
