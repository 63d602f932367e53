import { makePattern } from '#domain/language/patterns/make-pattern.ts'

/** The small words of a language by which somebody is let in alone, or left out. */
export interface ExceptionWords {
  /** In front of a person's name. */
  articles: string
  founder: string
  and: string
  only: string
  /** "me only", "the coach alone". */
  onlyBehind: string
  not: string
  notEven: string
  except: string
  all: string
  nobody: string
  else: string
  included: string
  may: string
  mayNot: string
  /** "receptionists can't": what was said, not for them. */
  refuses: string
  /** "the deputy can, too". */
  allows: string
  it: string
}

export const ENGLISH: ExceptionWords = {
  articles: 'the|a|an|my|our|your|their|any|all the|each|every|other|that|this',
  founder: 'me|myself|i|us|we',
  and: 'and|or|&|plus|nor',
  only: 'only|just|solely',
  onlyBehind: 'only(?=\\s*(?:[.,;)]|$))|alone|solely',
  not: '(?:but |and )?(?:not|never)|but no',
  notEven: '(?:and )?not even|including',
  except:
    'except(?: for| from)?|but(?: for)?|apart from|aside from|other than|than|bar|save(?: for)?|excluding|with the exception of|besides',
  all: 'every(?:one|body)(?: else)?|any(?:one|body)(?: else)?|all(?: of (?:us|them|you))?|they all|the (?:whole team|others)',
  nobody: 'nobody|no[ -]?one|none(?: of (?:us|them))?',
  else: 'else',
  included: 'included|as well|too',
  may: '(?:can|may|must|should|could|will|shall)(?: be able to)?|(?:is|are|am) (?:allowed|able) to|gets? to|ha(?:s|ve) to',
  mayNot:
    "(?:can['’]?t|cannot|can not|may not|must ?n['’]?t|must not|should ?n['’]?t|should not|won['’]?t|will not|can never|may never|never gets? to)(?: be able to)?|(?:is|are|am)(?: not|n['’]t) (?:allowed|able) to|(?:do|does)(?: not|n['’]t)(?: get to|(?= (?:see|touch|access|change)))",
  refuses:
    "can['’]?t|cannot|can not|may not|must not|must ?n['’]?t|should ?n['’]?t|should not|(?:do|does)(?:n['’]?t| not)|(?:is|are)(?:n['’]t| not)|no|not|never",
  allows: '(?:can|may|does|do|yes)(?:,? (?:too|as well|also))?|too|as well|also',
  it: 'it|them|that|those|these|this',
}

export const SPANISH: ExceptionWords = {
  articles: 'el|la|los|las|mi|mis|su|sus|nuestr[oa]s?|cada|otr[oa]s|del|al',
  founder: 'yo|mí|nosotr[oa]s',
  and: 'y|e|o|u|ni',
  only: 's[oó]lo|solamente|únicamente|nom[aá]s|nada más',
  onlyBehind: '(?:s[oó]lo|solamente|únicamente|nom[aá]s|nada más)(?=\\s*(?:[.,;)]|$))',
  not: '(?:pero |y |mas )?(?:no|nunca|ni)',
  notEven: '(?:y |pero )?ni siquiera|(?:y )?ni',
  except:
    'menos|excepto|salvo|que no sean?|(?:con|a) excepción de|quitando(?: a)?|fuera de|aparte de|más que|sino',
  all: 'tod[oa]s(?: l[oa]s demás)?|tod[oa]s ell[oa]s|todo el mundo|cualquiera|l[oa]s demás',
  nobody: 'nadie|ningun[oa]|ningún',
  else: 'más(?! que)',
  included: 'inclusive|incluid[oa]s?|tampoco',
  may: '(?:puede[ns]?|podemos|puedo|podrán?|pueda[ns]?)',
  mayNot:
    '(?:no|nunca|jamás)(?: se)? (?:puede[ns]?|podemos|puedo|podrán?|deben?(?: de)?(?: poder)?(?= ver))',
  refuses: 'no|nunca|tampoco|jamás|no pueden?',
  allows: 'sí|también|sí pueden?|también pueden?',
  it: 'l[oae]s?|eso',
}

/** Where a sentence may go on with somebody else. */
export const JOINTS: Readonly<Record<'en' | 'es', RegExp>> = {
  en: /\s*[,;:]\s+|\s+[–—-]+\s+|\s+(?=but\s|except\s|apart\s|other than\s)|(?<!but|and)\s+(?=not\s)|\s+and\s+(?=nobody|no one|not\s|only\s)/giu,
  es: /\s*[,;:]\s+|\s+[–—-]+\s+|\s+(?=pero\s|excepto\s|salvo\s|menos\s|sino\s)|\s+y\s+(?=nadie|no\s|s[oó]lo\s)/giu,
}

/** A pattern that fits at one place and not inside a word. */
export function atPlace(words: string): RegExp {
  return makePattern('iuy')`[\s,]*(?:${words})(?![\p{L}’'])`
}
