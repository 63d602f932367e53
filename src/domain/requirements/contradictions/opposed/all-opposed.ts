import { ACCESS } from './access.ts'
import { DEVICES } from './devices.ts'
import { MOMENTS } from './moments.ts'
import type { Opposed } from './opposed.ts'
import { PAYMENTS } from './payments.ts'
import { PRICES } from './prices.ts'

/**
 * What founders say in one answer and take back in another, in both languages. Of one pair of
 * sentences only the first is told.
 */
export const ALL_OPPOSED: readonly Opposed[] = [
  PRICES.freeApp,
  MOMENTS.anyTime,
  MOMENTS.atOnce,
  PRICES.free,
  ACCESS.noAccount,
  DEVICES.noTexts,
  PRICES.noCosts,
  ACCESS.noPrivateData,
  PAYMENTS.noOnlinePayment,
  PRICES.included,
  ACCESS.forbidden,
  DEVICES.offline,
  MOMENTS.confirmedAtOnce,
  PAYMENTS.noRefunds,
  DEVICES.allHavePhones,
  DEVICES.allHaveEmail,
  PRICES.lateFee,
  ACCESS.allBranches,
  DEVICES.noPhones,
  DEVICES.noComputers,
  ACCESS.anyoneSees,
  PAYMENTS.paidUpFront,
  ACCESS.anonymous,
  PAYMENTS.nothingAtCounter,
  PRICES.noShow,
  MOMENTS.anyWeather,
]
