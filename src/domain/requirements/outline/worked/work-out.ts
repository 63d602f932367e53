import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { makeFairCopy } from '#domain/requirements/outline/fair-copy.ts'
import { isToldByOpening } from '#domain/requirements/outline/first/is-told-by-opening.ts'
import { findOpening } from '#domain/requirements/outline/first/list-introduced.ts'
import { listSaidRights } from '#domain/requirements/outline/rights/said-rights.ts'
import { listNear } from '#domain/requirements/outline/time/list-near.ts'
import { findLost } from '#domain/requirements/registers/lost/find-lost.ts'
import { findReplaced } from '#domain/requirements/registers/lost/find-replaced.ts'
import type { PrintedDocument, WorkedOut } from './worked-out.ts'

/** The document with what it is printed from. It holds for this very text: after a change it is worked out again. */
export function workOut(document: RequirementsDocument): PrintedDocument {
  return { ...document, workedOut: readWorkedOut(makeFairCopy(document)) }
}

/** The same of a document as it stands, whether it is a fair copy or not. */
export function readWorkedOut(document: RequirementsDocument): WorkedOut {
  const opening = findOpening(document)
  const opened =
    opening === null
      ? []
      : document.problem.filter((each) => isToldByOpening(each, opening, document))
  return {
    lost: findLost(document),
    replaced: findReplaced(document).map(({ places: _, ...figure }) => figure),
    near: listNear(document),
    opened: opened.map(({ id }) => id),
    rights: document.roles.map((role) => listSaidRights(document, role)),
  }
}
