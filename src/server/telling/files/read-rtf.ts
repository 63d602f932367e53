import { makePattern } from '#domain/language/patterns/make-pattern.ts'

const TABLES = /fonttbl|colortbl|stylesheet|info/
const PICTURES = /pict|object/
const EDGES = /header[lrf]?|footer[lrf]?/
const LISTS_AND_THEMES =
  /listtable|listoverridetable|rsidtbl|generator|themedata|colorschememapping|latentstyles|datastore|xmlnstbl/
const NOTES_AND_MARKS =
  /fldinst|nonshppict|shppict|footnote|annotation|atnid|atnauthor|revtbl|pntext|bkmkstart|bkmkend/

/** Groups that hold no words of the document: fonts, colours, pictures, notes of the program. */
const SILENT = makePattern()`^(?:${TABLES}|${PICTURES}|${EDGES}|${LISTS_AND_THEMES}|${NOTES_AND_MARKS})$`
const LINES: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  sect: '\n',
  page: '\n',
  row: '\n',
  cell: ' | ',
  tab: ' ',
  bullet: '•',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
}
const TOKEN =
  /\\u(-?\d+) ?|\\'([0-9a-f]{2})|\\([a-z]{1,32})(-?\d{1,10})? ?|\\([^a-z])|([{}])|([^\\{}\r\n]+)|[\r\n]/giy
const CODE_PAGES: Readonly<Record<number, string>> = {
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
}

interface Group {
  silent: boolean
  /** Letters to leave out after each `\u`: they say the same for old readers. */
  skips: number
}

/** The words of a rich text file. Reads from the left once, whatever is nested in whatever. */
export function readRtf(rtf: string): string {
  const decoder = new TextDecoder(codePage(rtf))
  const groups: Group[] = [{ silent: false, skips: 1 }]
  let text = ''
  let bytes: number[] = []
  let toSkip = 0
  const group = () => groups.at(-1) ?? { silent: true, skips: 1 }
  const say = (words: string) => {
    if (bytes.length > 0) text += decoder.decode(Uint8Array.from(bytes))
    bytes = []
    if (!group().silent) text += words
  }
  for (const [, unicode, hex, word, number, sign, brace, plain] of rtf.matchAll(TOKEN)) {
    if (toSkip > 0 && (hex || plain)) {
      const left = plain?.slice(toSkip) ?? ''
      toSkip = hex ? toSkip - 1 : Math.max(0, toSkip - (plain?.length ?? 0))
      if (left !== '') say(left)
    } else if (hex !== undefined) {
      if (!group().silent) bytes.push(Number.parseInt(hex, 16))
    } else if (unicode !== undefined) {
      say(String.fromCharCode(Number(unicode) & 0xffff))
      toSkip = group().skips
    } else if (plain !== undefined) say(plain)
    else if (brace === '{') {
      say('')
      groups.push({ ...group() })
    } else if (brace === '}') {
      say('')
      groups.pop()
      toSkip = 0
    } else if (word !== undefined) {
      const own = groups.at(-1)
      if (own && SILENT.test(word)) own.silent = true
      else if (own && word === 'uc') own.skips = Number(number ?? 1)
      else say(LINES[word] ?? '')
    } else if (sign === '*') {
      // A group that only newer programs know: none of them holds words of the document.
      const own = groups.at(-1)
      if (own) own.silent = true
    } else if (sign !== undefined) say(sign === '~' ? ' ' : /[\\{}]/.test(sign) ? sign : '')
  }
  say('')
  return text.replace(/ \| *\n/g, '\n')
}

function codePage(rtf: string): string {
  const number = Number(/\\ansicpg(\d{1,5})/.exec(rtf.slice(0, 2_000))?.[1] ?? 1252)
  return (
    CODE_PAGES[number] ?? (number >= 1250 && number <= 1258 ? `windows-${number}` : 'windows-1252')
  )
}
