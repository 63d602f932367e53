import type { Section } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { tellChecks } from './checks.ts'
import { tellFields } from './fields.ts'
import { leanChecks } from './lean-checks.ts'
import { tellMeasures } from './measures.ts'
import { orderMessages } from './order-messages.ts'
import { tellPrices } from './prices.ts'
import { tellRisks } from './risk-table.ts'
import { tellScreenRoles } from './screen-roles.ts'
import { tellSlices } from './slices.ts'
import { dropToldNames } from './told-names.ts'
import { tellWays } from './ways.ts'

type Tell = (section: Section, desk: Desk) => Section

const TELLS: readonly Tell[] = [
  ...[tellMeasures, tellWays, tellFields, tellScreenRoles, orderMessages, tellPrices],
  ...[leanChecks, tellChecks, tellSlices, tellRisks],
]

/** The sections of a file with their tables as somebody reads them from end to end, none wider than five columns. */
export function tellTables(sections: readonly Section[], desk: Desk): Section[] {
  const told = sections.map((section) => TELLS.reduce((each, tell) => tell(each, desk), section))
  return dropToldNames(told, desk)
}
