import type { StageWay } from '#domain/requirements/document-stages.ts'
import { kindOf } from '#domain/requirements/registers/list-items.ts'
import { tellsOf } from './stage-words.ts'

/**
 * The supposed ways on from a stage by nothing but the deed that brings a thing there: the photo by which a job is
 * delivered does not finish it. A deed that chooses among stages, takes things back, or tells of where it leads, may.
 */
export function listByOwnDeed<T extends StageWay>(
  ways: readonly T[],
  deeds: ReadonlyMap<string, string>,
): T[] {
  return ways.filter((way) => {
    const items = (way.items ?? []).filter((id) => kindOf(id) !== 'MSG')
    const isByHand = way.byTime !== true && way.assumed === true
    return isByHand && items.length > 0 && items.every((id) => isSpent(id, { way, ways, deeds }))
  })
}

interface Around {
  way: StageWay
  ways: readonly StageWay[]
  deeds: ReadonlyMap<string, string>
}

function isSpent(id: string, { way, ways, deeds }: Around): boolean {
  const deed = deeds.get(id) ?? ''
  if (deed === '' || tellsOf(deed, way.to) || ANY_STAGE.test(deed)) return false
  const others = ways.filter(({ from, items = [] }) => from !== way.from && items.includes(id))
  const isBack = others.some(({ from }) => from === way.to)
  return others.length > 0 && !isBack && others.every(({ to }) => to === way.from)
}

/** What moves a thing from stage to stage leads anywhere. */
const ANY_STAGE = /\b(?:stages?|status(?:es)?|states?|steps?|progress)\b|状態|段階|進め|進捗/iu
