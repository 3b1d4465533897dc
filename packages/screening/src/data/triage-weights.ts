import type { TriageModel } from '../triage/weights';

/**
 * Weights of the triage of name matches, in log-odds, for equally many true and false matches: a logistic
 * regression, calibrated on the halves that it wasn't trained on. `npm run bench -- triage --train` writes this file.
 * The training data is drawn from OFAC lists, the denied persons list and presidents of the United States (public
 * domain, CC0), and from names of customers (`bench/screening/triage/data/read-names.ts`).
 */
export const TRIAGE_MODEL: TriageModel = {
  version: 'triage-1',
  prior: 0.05,
  person: {
    base: -1.06,
    nameDiffers: -1.85,
    exactName: 1.68,
    weakName: -2.37,
    edits: -0.59,
    matchedWords: 1.9,
    queryWordsLeft: -3.33,
    entryWordsLeft: -2.23,
    commonGiven: -1.67,
    commonFamily: -1.84,
    rarestWord: -0.42,
    rivals: -1.83,
    birthDay: 7.26,
    birthMonth: 2.09,
    birthYear: 2.79,
    birthSlip: 1.83,
    birthSameYear: -0.56,
    birthNear: -2.87,
    birthApart: -4.84,
    birthFar: -7.62,
    nationality: 0.14,
    country: 1.07,
    otherCountry: -1.7,
    sameDocument: 3.31,
    otherDocument: -1.84,
    typeDiffers: 0,
    pep: 0,
    watchlist: 0.29,
    crimelist: 0,
  },
  entity: {
    base: -1.71,
    nameDiffers: -5.43,
    exactName: 3.67,
    weakName: -3,
    edits: -0.82,
    matchedWords: 2.57,
    queryWordsLeft: -0.83,
    entryWordsLeft: -0.21,
    commonGiven: -0.31,
    commonFamily: -1.99,
    rarestWord: -1.41,
    rivals: 0,
    birthDay: 0,
    birthMonth: 0,
    birthYear: 0,
    birthSlip: 0,
    birthSameYear: 0,
    birthNear: 0,
    birthApart: 0,
    birthFar: 0,
    nationality: 0.1,
    country: 3.39,
    otherCountry: -1.97,
    sameDocument: 3.98,
    otherDocument: -0.91,
    typeDiffers: -0.44,
    pep: 0,
    watchlist: 0.02,
    crimelist: 0,
  },
};

/** Probability below which 0.05% of the true matches of the training data lie. */
export const CLEAR_BELOW = 0.000174;
