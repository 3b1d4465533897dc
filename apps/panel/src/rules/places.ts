/** The way back from one rule. */
export const ALL_RULES = { name: 'All rules', to: '/panel/rules' } as const;
