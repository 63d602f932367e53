/**
 * Where somebody who speaks takes breath: it stands for the space between two sentences without a
 * stop, so that every place in a text stays the same.
 */
export const BREATH = '\f'
