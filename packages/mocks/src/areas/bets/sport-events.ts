import { list } from "../../db/words/list.ts";
import type { Random } from "../../db/random.ts";

export type SportEvent = { event: string; tournament: string; discipline: string };

const PLACES = list(`
  Northgate, Harbour City, Millbrook, Eastfield, Stonebridge, Riverside, Westport, Highland, Lakeview, Ashford,
  Kingsmere, Oakdale, Silverton, Redhill, Blackwater, Fairhaven, Greenwich Park, Norrvik, Solberg, Casa Alta
`);
const SUFFIXES = list(`United, City, Rovers, Athletic, Wanderers, Stars`);
const FIRST = list(`A. Lindgren, M. Oduya, K. Sato, R. Varga, T. Moreno, J. Novak, L. Brandt, S. Petrov, D. Kaya`);
const DISCIPLINES: Record<string, readonly string[]> = {
  Football: ["Northern League", "Premier Division", "Continental Cup", "Second Division"],
  Tennis: ["Harbour Open", "Clay Masters", "City Challenger"],
  Basketball: ["National Basketball League", "Winter Cup"],
  "Ice Hockey": ["Ice League", "Nordic Trophy"],
  Volleyball: ["Super Volley"],
  MMA: ["Cage Night"],
};

/** Invented events of all disciplines. */
export const sportEvents = (random: Random, count: number): SportEvent[] =>
  Array.from({ length: count }, () => {
    const discipline = random.pick([...Object.keys(DISCIPLINES), "Football", "Football"]);
    const names = discipline === "Tennis" || discipline === "MMA" ? FIRST : PLACES;
    const side = () => (names === FIRST ? random.pick(names) : `${random.pick(names)} ${random.pick(SUFFIXES)}`);
    const home = side();
    let away = side();
    while (away === home) away = side();
    return { event: `${home} - ${away}`, tournament: random.pick(DISCIPLINES[discipline]!), discipline };
  });
