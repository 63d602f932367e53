import { makePattern } from '#domain/language/patterns/make-pattern.ts'
/** Words that several checks look for. All are plain alternations, so that time stays linear. */

/** People who could be anybody. */
export const ANYBODY =
  /\b(?:every(?:one|body)|any(?:one|body)|all (?:the )?people|people in general|the (?:whole )?world|the general public)\b/i

/** Words for people that say nothing about them, unless something is added. */
export const BARE_PEOPLE =
  /\b(?:people|users?|customers?|consumers|persons?|companies|business(?:es)?|clients?|they|them|someone|somebody)\b/i

/** A bare word made exact by what follows: "people who ...", "owners of ...", "clients in ...". */
export const PEOPLE_MADE_EXACT =
  /\b(?:people|users|customers|persons|companies|business(?:es)?|clients) (?:who|that|with|without|of|in|from|at|under|over|between|aged|like)\b/i

const FAMILY = 'parents?|mothers?|fathers?|mums?|moms?|dads?|famil(?:y|ies)|children|kids'
const PROFESSIONS = [
  'students?|pupils|nurses?|doctors?|dentists?|patients?|therapists?|trainers?',
  'coach(?:es)?|drivers?|farmers?|bakers?|baker(?:y|ies)|choirs?|singers?|conductors?',
]
const HOSTS = [
  'bands?|librarians?|cooks?|chefs?|waiters?|hosts?|guests?|landlords?|tenants?',
  'neighbou?rs?|volunteers?',
]
const OFFICE_WORKERS = [
  'members?|managers?|receptionists?|assistants?|accountants?|lawyers?|freelancers?',
  'designers?|developers?|photographers?|artists?|musicians?|writers?|journalists?',
]
const TRADES = [
  'players?|runners?|cyclists?|walkers?|sitters?|cleaners?|builders?|plumbers?',
  'electricians?|mechanics?|carers?|caregivers?|seniors?|pensioners?|teenagers?',
]
const PLACES = [
  'teams?|studios?|shops?|stores?|restaurants?|caf[eé]s?|bars?|schools?|clinics?',
  'salons?|clubs?|gyms?|hotels?|hostels?|church(?:es)?|charit(?:y|ies)|agenc(?:y|ies)',
  'firms?|startups?',
]
const SELLERS = [
  'hairdressers?|barbers?|tutors?|collectors?|travell?ers?|commuters?|organi[sz]ers?',
  'sellers?|buyers?|makers?',
]
const COLLEAGUES = 'employees|staff|workers?|colleagues?|couples?|women|men|boys|girls'
const RELATIVES = 'own|wife|husband|partner|sister|brother|friend|boss'
/** People by their work, family or place, and the writer. */
export const EXACT_PEOPLE = makePattern(
  'i',
)`\b(?:owners?|teachers?|${FAMILY}|${PROFESSIONS}|${HOSTS}|${OFFICE_WORKERS}|${TRADES}|${PLACES}|${SELLERS}|${COLLEAGUES}|my (?:${RELATIVES})|me|i)\b`

export const TIME_WORD =
  /\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|daily|weekly|monthly|yearly|evenings?|mornings?|nights?|weekends?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)\b/i

export const REASON =
  /\b(?:because|since|as (?:we|i|they|it|our|my|the)|so that|enough|later|until|too (?:\w+)|no more|there (?:is|are)|does it|do it|already|not needed|for now|first|otherwise|cost|costs|in order to)\b/i

/** An amount of money, in any of the usual ways to write one. */
export const AMOUNT_OF_MONEY =
  /[$€£¥₹]\s?\p{N}|\p{N}\s?[$€£¥₹]|\p{N}[\p{N}.,]{0,12}\s?k?\s?(?:dollars?|euros?|pounds?|yen|rupees?|usd|eur|gbp|jpy|chf|francs?|kr|cents?|percent|%)(?!\p{L})/iu

/** "I'm not sure yet, because ..." is a legal answer. */
export const UNSURE =
  /\b(?:(?:i|we)(?: am|'m|’m| are|'re|’re)? (?:really )?(?:not sure|unsure|undecided)|not sure yet|(?:i|we) (?:do not|don't|don’t) know(?: yet)?|no idea yet)\b/i
