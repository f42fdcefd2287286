export * from './endpoints.ts';
export * from './requests.ts';
export * from './rest.ts';
export * from './socket.ts';
export * from './version.ts';
