import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { StatusTable } from '#domain/requirements/document-stages.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { tellUntil } from '#domain/requirements/enrichment/reviewing/tell-rows.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { FENCE_RULE } from '#server/prompts/fence-data.ts'
import { said } from './draft-to-supply.ts'

const { inAll, least, most, supposed, condition, asked, name } = LIMITS.stages

/** What a model is told that composes the stage tables. Holds nothing a user wrote. */
export const STAGES_PROMPT = `A program wrote a draft of requirements from a founder's answers. You write its stage tables: for each thing that goes through stages (a booking, a job), all its stages and all ways between them. The program checks each stage and way; what no answer said it marks as supposed.

${FENCE_RULE}

"stages": at most ${inAll} tables, the heart of the app first. "item" is the id of a table of the draft (ST), or of a thing (ENT) without one, where answers tell what it goes through; a thing that nobody waits for needs none. Room and boat, item and hire, that go their own ways are two tables, also where one row of the answers tells both ("lifted - quoted - done - afloat", a boat and her job): each told stage then stands in the table that it is of alone, with ways to the next one there. One life has one table: no other repeats its stages. "thing" is the ENT that really goes through them (who cancels Wednesday cancels no dog, but its day), else null.
"stages" of a table: ${least} to ${most}, in the order of its life; a thing begins at the first.
- "name": every told stage of the draft in one of the tables, letter by letter; another only where words that you quote tell of it, or, of at most ${supposed}, where an FR, BR, MSG or OQ of its ways does, 1 to 3 words, at most ${name} letters.
- "means": how things stand then, at most ${asked} words (Japanese: 28 letters), in words of the answers or the draft. No figure that no answer holds.
- "takes": whether the slot, place or person is taken by then, so that nobody else gets it; null where nothing can be taken, or only some of several.
- "open": true only where no answer, rule or "until then" tells how a thing comes there or goes on, and an OQ asks it; else false.
- "ways": the ways out, none of an end. "to" is a stage of the table. "when" is null, or for whom alone it goes so, past a stage, too ("for clubs"), in their words, at most ${condition} letters. "by" lists what takes a thing that way: the requirement (FR) that somebody does, the rule (BR) with its fee, the message (MSG) that then goes out; "time" where the app does it when a time runs out, beside its rule. "waits" lists the questions (OQ) and contradictions (CT) that decide on it, else [].
- "cites", of a stage and of a way: the question (q1 to q15) and, letter by letter, at least two words of the answer that tell of it, best in which both stages stand; else [].

Every told way between two stages of a table is there, never turned round; of supposed ways none that is wrong. What reads like an end (not ready) goes on where an answer, a rule or "until then" lets it.
Look at:
- what has to be there before the next stage: a yes, the payment; "until then" is how it is built;
- a no, no answer, a time that runs out, what is called off (by whom, from which stages), what was pressed by mistake;
- what comes again (a renewal, each week) where the story or a rule has it: a way back from or near the end to the stage in which it is asked for anew;
- a stage with "(nothing leads there)": the rule that names it tells from where;
- what stops it (rotten, ill, rain): a way there from each stage in which it can be found, in the table of its parts, too;
- what breaks while somebody has it: nobody loses a booking without a way on; what was lost: a way back where an answer tells of one found;
- that nothing else goes back from an end to where it takes a place again, unless it was told;
- that by whom a way goes agrees with who may do it: "by" names no function that others do as well, where a rule says who alone says yes; what somebody answers or decides is no "time";
- that every stage is reached from the first, and nothing goes on from an end, or where a rule says no.`

/** What has stages, and every line that may speak of them. */
export function listStagesDraft(document: RequirementsDocument): string[] {
  const { statusTables, entities, contradictions = [], openQuestions } = document
  return [
    ...statusTables.map((table) => tellTable(table) + tellUnreached(table, document)),
    ...entities.map(({ id, name: thing, fields }) =>
      said({ id, text: `${thing}: ${fields.map((field) => field.name).join(', ')}` }),
    ),
    ...listRequirements(document).map(said),
    ...document.rules.map(said),
    ...document.messages.map(said),
    ...document.nonGoals.map(said),
    ...[...contradictions, ...openQuestions].map(
      (item) => said(item) + tellUntil(item.suggestedDefault),
    ),
  ]
}

/** Stages that nothing leads to, though rules name them. */
function tellUnreached({ states, transitions }: StatusTable, { rules }: RequirementsDocument) {
  const left = states.slice(1).filter((stage) => !transitions.some(({ to }) => to === stage))
  const told = left.flatMap((stage) => {
    const naming = rules.filter(({ text }) => text.toLowerCase().includes(stage.toLowerCase()))
    const ids = naming.map(({ id }) => id).join(', ')
    return naming.length === 0 ? [] : [`; ${stage} (nothing leads there): ${ids}`]
  })
  return told.join('')
}

function tellTable({ id, thing, states, transitions, quotes }: StatusTable): string {
  const [told, supposed] = [false, true].map((isSupposed) => {
    const ways = transitions.filter(({ assumed = false }) => assumed === isSupposed)
    return ways.map(({ from, to }) => `${from} → ${to}`).join(', ') || 'none'
  })
  const own = quotes.map(({ text }) => `“${text}”`).join(' ')
  return `${id} ${thing}, told stages: ${states.join(', ')}; told ways: ${told}; supposed ways: ${supposed}; told in ${own}`
}
