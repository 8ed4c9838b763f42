/** Runes everywhere; accessibility warnings of the compiler fail `npm run types`. */
export default { compilerOptions: { runes: true } };
