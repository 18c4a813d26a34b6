import { list } from "./list.ts";

/** Parts of the names of players and staff. */
export const FIRST_NAMES = list(`
  Elin, Jonas, Aylin, Mateo, Camille, Lukas, Noor, Hiroshi, Anastasia, Priya, Oliver, Freja, Omar, Lucia,
  Emre, Dilan, Viktor, Sofia, Kenji, Amélie, Henrik, Zeynep, Rohan, Ingrid, Paulo, Mina, Tobias, Leyla,
  Arjun, Clara
`);

export const LAST_NAMES = list(`
  Berg, Lindqvist, Yılmaz, García, Moreau, Schneider, Haddad, Tanaka, Volkova, Sharma, Bennett, Nielsen,
  Rahman, Romero, Demir, Karim, Petrov, Costa, Suzuki, Laurent, Dahl, Öztürk, Mehta, Solberg, Ferreira,
  Hosseini, Weber, Aydın, Patel, Hoffmann
`);

export const NICKS = list(`
  frost, river, lucky, silent, golden, turbo, velvet, crimson, sunny, hidden, royal, swift, cosmic, amber,
  polar
`);

export const NICK_ENDS = list(`
  byte, fox, ace, wolf, spin, falcon, rider, storm, queen, jack, otter, comet, pixel, raven, tiger
`);

/** Nicknames of staff in seeded decisions. */
export const DECIDERS = list(`
  Mara, Jonas, Aylin, Priya, Tomás
`);
