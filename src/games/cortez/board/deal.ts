/** What two hands can be put together for. */
export type DealKind = { readonly kind: 'trade' | 'surrender' | 'help' } | { readonly kind: 'answer'; readonly offer: number };
