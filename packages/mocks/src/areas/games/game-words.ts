import { list } from "../../db/words/list.ts";

/** Parts of game titles. */
export const GAME_STARTS = list(`
  Amber, Crimson, Lunar, Golden, Hidden, Frozen, Velvet, Electric, Ancient, Lucky, Midnight, Copper, Emerald, Roaring,
  Silent, Royal, Wild, Twin, Lost, Burning, Crystal, Desert, Northern, Savage, Sunken, Painted, Clockwork, Jade,
  Thunder, Sugar, Iron, Mystic, Neon, Paper, Rising, Scarlet, Shadow, Solar, Spice, Stone, Tidal, Topaz, Turbo, Violet,
  Wandering, Whispering, Winter, Bonfire, Coral, Dusty
`);

export const GAME_ENDS = list(`
  Lanterns, Temple, Caravan, Otters, Harvest, Carnival, Harbour, Dragons, Garden, Express, Vault, Pharaoh, Reef,
  Orchard, Falcons, Kingdom, Fortune, Rapids, Oracle, Foxes, Voyage, Bazaar, Comets, Tigers, Mill, Gems, Saloon,
  Samurai, Reels, Wolves, Mine, Lagoon, Circus, Pagoda, Bees, Riders, Citadel, Masquerade, Fjord, Ravens, Jungle,
  Canyon, Legends, Bakery, Arcade, Roulette, Blackjack, Baccarat, Dice, Crash
`);

export const GAME_EDITIONS = list(`
  Deluxe, Gold, Rush, Unlimited, Classic, Nights, Reloaded, Extra, Max, Live
`);

export const PROVIDER_STARTS = list(`
  Lumen, Copperhill, Harbourside, Redfern, Polar, Emberly, Quartzine, Falconry, Saffron, Junipero
`);

export const PROVIDER_ENDS = list(`
  Works, Gaming, Studios, Forge, Labs, Play, Interactive, Reels
`);

export const CATEGORY_TITLES = list(`
  Video Slots, Live Casino, Table Games, Roulette, Blackjack, Baccarat, Poker, Crash Games, Jackpots, Bingo, Keno,
  Scratch Cards, Instant Win, Video Poker, Classic Slots, New Games, Top Games, Game Shows, Dice, Virtual Sports,
  Fishing, Arcade, Lottery, Sic Bo, Dragon Tiger, Andar Bahar, Craps, Wheel, Mines, Plinko, Buy Bonus, Drops,
  High Roller, Low Stakes, Exclusives, Branded, Seasonal, Mobile Games, Skill Games, Coming Soon
`);

export const TAG_TITLES = list(`
  Free Spins, Mobile First, Cascading Reels, Expanding Wilds, Sticky Wilds, Multipliers, Bonus Buy, Cluster Pays,
  Hold And Win, Progressive, Respins, Scatter Pays, Split Symbols, Stacked Wilds, Walking Wilds, Both Ways, Mystery,
  Pick And Click, Gamble, Random Wilds, High Volatility, Low Volatility, Medium Volatility, Turbo Mode, Autoplay,
  Portrait, Landscape, Five Reels, Six Reels, Three Reels, Egypt, Vikings, Asia, Fruit, Animals, Fantasy, Horror,
  Space, Ocean, Jungle, Wild West, Pirates, Magic, Mythology, Music, Film, Food, Winter, Summer, Halloween, Christmas,
  Easter, Sport Theme, Football Theme, Racing, Gems, Gold, Dragons, Cats, Dogs, Horses, Birds, Fish, Insects,
  Dinosaurs, Robots, Steampunk, Retro, Neon, Luxury, Romance, Adventure, Mystery Theme, Crime, War, History, Ancient,
  Medieval, Samurai, Aztec, Greek, Roman, Norse, Celtic, Irish, India, Africa, Arabia, Brazil, Mexico, Japan, China,
  Thailand, Cities, Desert, Mountains, Forest, Farm, Circus, Carnival, Casino Classic, Speed, Lightning, VIP, Native
  Speaker, English Table, German Table, Turkish Table, Auto Table, Multi Hand, Side Bets, Chat, Tips, Jackpot Daily,
  Jackpot Network, Tournament, Leaderboard, Crypto Friendly, Staff Pick, Hidden Gem
`);

export const JURISDICTION_TITLES = list(`
  Malta, Sweden, Denmark, Spain, Portugal, Germany, Netherlands, Great Britain, Gibraltar, Isle of Man, Alderney,
  Curacao, Anjouan, Estonia, Latvia, Lithuania, Romania, Bulgaria, Greece, Italy, Switzerland, Belgium, Czechia,
  Croatia, Serbia, Ontario, Colombia, Peru, Brazil, Kahnawake
`);
