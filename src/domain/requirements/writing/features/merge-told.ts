import { APP } from '#domain/reading/rows.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'
import { readPriority, type ToldFeature } from './told-feature.ts'

/** What two features turn out to ask of the same person appears once, with the rank of either. */
export function mergeSame(told: readonly ToldFeature[]): ToldFeature[] {
  const merged: ToldFeature[] = []
  for (const each of told) {
    const at = merged.findIndex((other) => other.actor === each.actor && other.does === each.does)
    const twin = merged[at]
    if (twin === undefined || twin.actor === null) merged.push(each)
    else {
      const rows: ToldFeature['rows'] = [...twin.rows, ...each.rows]
      const others = [...twin.others, ...each.others]
      merged[at] = { ...twin, rows, others, priority: readPriority(rows) }
    }
  }
  return merged
}

/** 「私かパートさんが注文を入れる」: one deed of several, told in one line. */
export function mergeDoers(told: readonly ToldFeature[], people: People): ToldFeature[] {
  const nameOf = (name: string) => people.find(name)?.name ?? name
  const merged: ToldFeature[] = []
  for (const each of told) {
    const at = merged.findIndex((other) => isOfOneLine(other, each))
    const twin = merged[at]
    if (twin === undefined || each.actor === null) merged.push(each)
    else {
      const rows: ToldFeature['rows'] = [...twin.rows, ...each.rows]
      const beside = [...new Set([...twin.beside, each.actor, ...each.beside].map(nameOf))]
      merged[at] = {
        ...{ ...twin, rows, priority: readPriority(rows) },
        others: [...twin.others, ...each.others],
        beside: beside.filter((name) => name !== nameOf(twin.actor ?? '')),
      }
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
