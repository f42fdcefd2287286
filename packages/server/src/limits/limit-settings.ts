import { limit, whole } from '../setting.ts';

/** The settings that limit what one person, one socket or one address may do. */
export const LIMIT_SETTINGS = {
  requestsPerMinute: limit({
    flag: 'requests-per-minute',
    env: 'TABARD_REQUESTS_PER_MINUTE',
    what: 'requests one address may make',
    fallback: 600,
  }),
  signInsPerMinute: limit({
    flag: 'sign-ins-per-minute',
    env: 'TABARD_SIGN_INS_PER_MINUTE',
    what: 'sign-ins, registrations and recovery codes one address may try, and half as many for one account',
    fallback: 20,
  }),
  guestsPerMinute: limit({
    flag: 'guests-per-minute',
    env: 'TABARD_GUESTS_PER_MINUTE',
    what: 'guests who may come from one address',
    fallback: 20,
  }),
  tablesPerMinute: limit({
    flag: 'tables-per-minute',
    env: 'TABARD_TABLES_PER_MINUTE',
    what: 'tables one person may make, and one address five times as many',
    fallback: 10,
  }),
  guessesPerMinute: limit({
    flag: 'guesses-per-minute',
    env: 'TABARD_GUESSES_PER_MINUTE',
    what: 'wrong codes of tables one person or one address may try',
    fallback: 10,
  }),
  messagesPerSecond: limit({
    flag: 'messages-per-second',
    env: 'TABARD_MESSAGES_PER_SECOND',
    what: 'messages one socket may send',
    fallback: 30,
  }),
  addressMessagesPerSecond: limit({
    flag: 'address-messages-per-second',
    env: 'TABARD_ADDRESS_MESSAGES_PER_SECOND',
    what: 'messages all sockets of one address may send',
    fallback: 200,
  }),
  addressKilobytesPerSecond: limit({
    flag: 'address-kilobytes-per-second',
    env: 'TABARD_ADDRESS_KILOBYTES_PER_SECOND',
    what: 'kilobytes of tables and answers that go to one address',
    fallback: 2048,
  }),
  socketsPerAddress: limit({
    flag: 'sockets-per-address',
    env: 'TABARD_SOCKETS_PER_ADDRESS',
    what: 'sockets one address may hold open',
    fallback: 100,
  }),
  chatPerMinute: whole({
    flag: 'chat-per-minute',
    env: 'TABARD_CHAT_PER_MINUTE',
    what: 'lines one person may write in the chats, and one address five times as many',
    fallback: 20,
    min: 1,
    max: 1_000_000,
  }),
} as const;
