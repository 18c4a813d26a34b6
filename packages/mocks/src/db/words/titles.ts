import { list } from "./list.ts";

/** Titles of operators and brands. The first ones are always there. */
export const OPERATOR_TITLES = list(`
  Nordlys, Solvik, Kestrel, Marivelle, Tundra Play, Casa Dorada, Bluefin, Oasis Games, Rheingold, Vesper,
  Lighthouse, Anadolu Oyun, Montclair, Sakura Bet, Fjordspill, Iberia Sport, Copperfield, Zephyr,
  Baltic Crown, Juniper, Halcyon, Meridian Nine, Rubicon, Westerly
`);

export const BRAND_TITLES = list(`
  Polaris, Borealis, Lucky Otter, Silver Pine, Redwood, Moonrise, Saffron, Bright Harbour, Quicksand, Opal,
  Tiger Lily, Northwind, Driftwood, Emberline, Goldfinch, Paper Crane, Sundial, Velvet, Ironbark,
  Clover Hill, Starling, Maple Street, Seabright, Wildcard, Orchid, Snowdrop, Falconer, Brass Bell, Amberley,
  Cobalt, Larkspur, Magpie, Thistle, Caravel, Pinwheel, Foxglove, Granite, Hazel, Islander, Jasper,
  Kingfisher, Lantern, Mistral, Nightjar, Old Mill, Pomelo, Quartz, Ravenna, Swallow, Terrace, Umbra,
  Vineyard, Waterfall, Xenia, Yarrow, Zinnia, Alder, Birchwood, Cinnabar, Dovetail
`);
