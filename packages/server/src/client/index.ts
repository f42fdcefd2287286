export * from './guest.ts';
export * from './requests.ts';
export * from './seat-guests.ts';
