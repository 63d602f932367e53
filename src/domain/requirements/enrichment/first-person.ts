/** Words by which somebody speaks of oneself: the document tells of the founder. */
export const FIRST_PERSON = /(?<![\p{L}'’])(?:I|[Ww]e|[Mm]y|[Oo]ur)(?![\p{L}])|私|わたし|弊社|当店/u
