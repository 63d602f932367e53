/** Who runs this server; an empty value is one the operator has not set. */
export interface Operator {
  name: string
  /** The person responsible, as the Japanese commercial law asks for. */
  representative: string
  address: string
  phone: string
  email: string
}

/**
 * What the server writes into every page, as JSON in `<meta name="public-face">`, because it stands
 * in no build: the operator, and whether visits may be counted.
 */
export interface PublicFace {
  operator: Operator
  analyticsId: string | null
}

/**
 * The texts that a pre-rendered page holds in place of the operator's values. The server puts the
 * values in, so that a legal page is whole without JavaScript.
 */
export const OPERATOR_PLACES: Operator = {
  name: '__OPERATOR_NAME__',
  representative: '__OPERATOR_REPRESENTATIVE__',
  address: '__OPERATOR_ADDRESS__',
  phone: '__OPERATOR_PHONE__',
  email: '__OPERATOR_EMAIL__',
}

/** What the page's meta element holds until the server fills it in. */
export const PUBLIC_FACE_PLACE = '__PUBLIC_FACE__'
