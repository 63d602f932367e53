import { APP } from '#domain/reading/rows.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'
import { readPriority, type ToldFeature } from './told-feature.ts'

/** What two features turn out to ask of the same person appears once, with the rank of either. */
export function mergeSame(told: readonly ToldFeature[]): ToldFeature[] {
  const isSame = (one: ToldFeature, other: ToldFeature) =>
    one.actor !== null && one.actor === other.actor && one.does === other.does
  return mergeEach(told, isSame, (twin) => twin.beside)
}

/** 「私かパートさんが注文を入れる」: one deed of several, told in one line. */
export function mergeDoers(told: readonly ToldFeature[], people: People): ToldFeature[] {
  const nameOf = (name: string) => people.find(name)?.name ?? name
  return mergeEach(told, isOfOneLine, (twin, { actor, beside }) => {
    const all = [...twin.beside, ...(actor === null ? [] : [actor]), ...beside].map(nameOf)
    return [...new Set(all)].filter((name) => name !== nameOf(twin.actor ?? ''))
  })
}

/** The features, each with the later ones that are its twins, and who does both beside its actor. */
function mergeEach(
  told: readonly ToldFeature[],
  isTwin: (one: ToldFeature, other: ToldFeature) => boolean,
  besideOf: (one: ToldFeature, other: ToldFeature) => string[],
): ToldFeature[] {
  const merged: ToldFeature[] = []
  for (const each of told) {
    const at = merged.findIndex((other) => isTwin(other, each))
    const twin = merged[at]
    if (twin === undefined) merged.push(each)
    else {
      const rows: ToldFeature['rows'] = [...twin.rows, ...each.rows]
      const others = [...twin.others, ...each.others]
      const beside = besideOf(twin, each)
      merged[at] = { ...twin, rows, others, beside, priority: readPriority(rows) }
    }
  }
  return merged
}

function isOfOneLine(one: ToldFeature, other: ToldFeature): boolean {
  const doers = [one.actor, other.actor]
  return (
    one.does === other.does &&
    doers.every((actor) => actor !== null && actor !== APP) &&
    one.rows.some(({ said }) =>
      other.rows.some((row) => row.said[0]?.words === said[0]?.words && said[0] !== undefined),
    )
  )
}
