/** Who is called by what they are to somebody, or are many. */
const NO_NAME =
  /^(?:Mum|Mom|Dad|Nan|Gran|Grandma|Grandpa|Auntie|Uncle|Men|Women|Lady|Ladies|Kid|Children|People|Everyone|Today|King|Queen|Saint|St|It|That|What|Here|There|Let)$/u

/**
 * The name of whoever the project is by its title: "Dee" of "Dee's bike van". Null where the title names
 * nobody, or whom an answer speaks of.
 */
export function findNameInTitle(
  title: string,
  answers: readonly { text: string }[],
): string | null {
  const [, name = ''] = /^(\p{Lu}\p{Ll}{1,14})['’]s\s/u.exec(title.trim()) ?? []
  if (name === '' || NO_NAME.test(name)) return null
  const isTold = answers.some(({ text }) => new RegExp(`\\b${name}\\b`, 'iu').test(text))
  return isTold ? null : name
}
