/** The one price (Rulings: money and limits). Every screen, event and test reads it from here. */
export const PREMIUM_PRICE = { amount: 10, currency: 'USD', interval: 'month' } as const
