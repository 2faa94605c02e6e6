/** The icons of 7, 512 by 512, from game-icons (game-icons.net, CC BY 3.0). */

import acorn from 'game-icon:acorn';
import barn from 'game-icon:barn';
import battleGear from 'game-icon:battle-gear';
import bearHead from 'game-icon:bear-head';
import bellShield from 'game-icon:bell-shield';
import bigWave from 'game-icon:big-wave';
import bookCover from 'game-icon:book-cover';
import bookshelf from 'game-icon:bookshelf';
import bowArrow from 'game-icon:bow-arrow';
import broadsword from 'game-icon:broadsword';
import burningEmbers from 'game-icon:burning-embers';
import candleFlame from 'game-icon:candle-flame';
import candlebright from 'game-icon:candlebright';
import cardPick from 'game-icon:card-pick';
import castle from 'game-icon:castle';
import clockwiseRotation from 'game-icon:clockwise-rotation';
import compass from 'game-icon:compass';
import cornucopia from 'game-icon:cornucopia';
import crossedBones from 'game-icon:crossed-bones';
import crossedChains from 'game-icon:crossed-chains';
import crossedSwords from 'game-icon:crossed-swords';
import crown from 'game-icon:crown';
import crystalBall from 'game-icon:crystal-ball';
import crystalWand from 'game-icon:crystal-wand';
import defensiveWall from 'game-icon:defensive-wall';
import desert from 'game-icon:desert';
import dreamCatcher from 'game-icon:dream-catcher';
import drum from 'game-icon:drum';
import earthCrack from 'game-icon:earth-crack';
import eclipse from 'game-icon:eclipse';
import evilMoon from 'game-icon:evil-moon';
import exitDoor from 'game-icon:exit-door';
import fallingStar from 'game-icon:falling-star';
import fist from 'game-icon:fist';
import fleurDeLys from 'game-icon:fleur-de-lys';
import flyingFlag from 'game-icon:flying-flag';
import frog from 'game-icon:frog';
import fruitTree from 'game-icon:fruit-tree';
import gavel from 'game-icon:gavel';
import ghost from 'game-icon:ghost';
import goat from 'game-icon:goat';
import grain from 'game-icon:grain';
import grapes from 'game-icon:grapes';
import greekTemple from 'game-icon:greek-temple';
import guardedTower from 'game-icon:guarded-tower';
import hammerDrop from 'game-icon:hammer-drop';
import heartWings from 'game-icon:heart-wings';
import herbsBundle from 'game-icon:herbs-bundle';
import highShot from 'game-icon:high-shot';
import hillFort from 'game-icon:hill-fort';
import holyGrail from 'game-icon:holy-grail';
import hourglass from 'game-icon:hourglass';
import imperialCrown from 'game-icon:imperial-crown';
import key from 'game-icon:key';
import lanternFlame from 'game-icon:lantern-flame';
import laurels from 'game-icon:laurels';
import lawStar from 'game-icon:law-star';
import lightningStorm from 'game-icon:lightning-storm';
import lion from 'game-icon:lion';
import lockedChest from 'game-icon:locked-chest';
import lyre from 'game-icon:lyre';
import mirrorMirror from 'game-icon:mirror-mirror';
import moneyStack from 'game-icon:money-stack';
import moon from 'game-icon:moon';
import oak from 'game-icon:oak';
import openBook from 'game-icon:open-book';
import padlock from 'game-icon:padlock';
import peaceDove from 'game-icon:peace-dove';
import pestleMortar from 'game-icon:pestle-mortar';
import pig from 'game-icon:pig';
import plagueDoctorProfile from 'game-icon:plague-doctor-profile';
import pouringChalice from 'game-icon:pouring-chalice';
import prayer from 'game-icon:prayer';
import prayerBeads from 'game-icon:prayer-beads';
import quillInk from 'game-icon:quill-ink';
import receiveMoney from 'game-icon:receive-money';
import ring from 'game-icon:ring';
import rooster from 'game-icon:rooster';
import roundBottomFlask from 'game-icon:round-bottom-flask';
import run from 'game-icon:run';
import runeStone from 'game-icon:rune-stone';
import scales from 'game-icon:scales';
import scrollUnfurled from 'game-icon:scroll-unfurled';
import sevenPointedStar from 'game-icon:seven-pointed-star';
import shield from 'game-icon:shield';
import shop from 'game-icon:shop';
import snail from 'game-icon:snail';
import snake from 'game-icon:snake';
import snakeTongue from 'game-icon:snake-tongue';
import spears from 'game-icon:spears';
import starAltar from 'game-icon:star-altar';
import starFormation from 'game-icon:star-formation';
import stoneTower from 'game-icon:stone-tower';
import sun from 'game-icon:sun';
import tavernSign from 'game-icon:tavern-sign';
import templarShield from 'game-icon:templar-shield';
import threeFriends from 'game-icon:three-friends';
import threeLeaves from 'game-icon:three-leaves';
import tiara from 'game-icon:tiara';
import treasureMap from 'game-icon:treasure-map';
import twoCoins from 'game-icon:two-coins';
import uprising from 'game-icon:uprising';
import visoredHelm from 'game-icon:visored-helm';
import walkingBoot from 'game-icon:walking-boot';
import watchtower from 'game-icon:watchtower';
import wheat from 'game-icon:wheat';
import whiteTower from 'game-icon:white-tower';
import windSlap from 'game-icon:wind-slap';
import windmill from 'game-icon:windmill';
import wolfHead from 'game-icon:wolf-head';
import type { Banner, Kind } from '../seven.generated';

/** What is counted, done and shown everywhere. */
export const GLYPHS = {
  gold: twoCoins, fame: laurels, power: sevenPointedStar, marker: shield, sin: snakeTongue, artefact: starAltar,
  card: cardPick, elixir: roundBottomFlask, character: visoredHelm, palace: stoneTower, temple: greekTemple, treasure: lockedChest,
  chains: crossedChains, tap: clockwiseRotation, exit: exitDoor, lock: padlock, crown, recruit: tavernSign,
  found: stoneTower, use: hourglass, close: padlock,
} as const;

/** By kind of gift. */
export const GIFT_ICONS: Readonly<Record<Kind, string>> = {
  courage: broadsword, wisdom: openBook, mercy: heartWings, justice: scales, faith: candleFlame,
  temperance: pouringChalice,
};

/** The charge of each banner. */
export const CHARGES: Readonly<Record<Banner, string>> = {
  red: lion, blue: whiteTower, green: oak, yellow: sun, white: fleurDeLys, purple: moon,
};

/** The beast of each sin. */
export const BEASTS: Readonly<Record<string, string>> = {
  pride: rooster, greed: frog, lust: goat, envy: snake, gluttony: pig, wrath: bearHead, sloth: snail,
};

/** The omen of each cataclysm. */
export const OMENS: Readonly<Record<string, string>> = {
  earthquake: earthCrack, great_plague: plagueDoctorProfile, famine: wheat, deluge: bigWave,
  falling_stars: fallingStar, rebellion: uprising, great_fire: burningEmbers, locusts: threeLeaves,
  black_sun: eclipse, tempest: lightningStorm, desertion: run, drought: desert, nightmares: evilMoon,
  breath_of_the_nameless: windSlap,
};

/** The picture of each castle and estate. */
export const HOUSES: Readonly<Record<string, string>> = {
  iron_keep: stoneTower, scholars_hall: bookshelf, green_bastion: hillFort, sunlit_citadel: castle,
  white_fortress: defensiveWall, moonwatch: watchtower, first_heros_castle: guardedTower, southern_vineyard: grapes,
  river_mill: windmill, apothecary_garden: herbsBundle, market_square: shop, penitents_farm: barn,
  stargazers_orchard: fruitTree, kings_granary: grain,
};

/** The picture of each artefact. */
export const RELICS: Readonly<Record<string, string>> = {
  horn_of_plenty: cornucopia, banner_of_glory: flyingFlag, circlet_of_the_first: tiara, silver_chalice: holyGrail,
  ring_of_barter: ring, hourglass, key_of_the_void: key, confessors_lantern: lanternFlame,
  thiefs_mirror: mirrorMirror, sceptre_of_command: crystalWand, golden_compass: compass, kings_seal: imperialCrown,
  oracle_bones: crossedBones, masons_hammer: hammerDrop,
};

/** The picture of each card of the Nameless. */
export const DEEDS: Readonly<Record<string, string>> = {
  toll_of_gold: twoCoins, toll_of_renown: laurels, heavier_toll: moneyStack, slander: snakeTongue, dread: ghost,
  lost_gift: broadsword, tainted_gift: pouringChalice, spilled_flask: roundBottomFlask, weariness: clockwiseRotation,
  betrayal: exitDoor, stolen_relics: starAltar, shared_burden: threeFriends, whisper: windSlap,
  empty_benches: tavernSign,
};

/** What each character holds, and each hero bears. */
export const TRADES: Readonly<Record<string, string>> = {
  young_squire: battleGear, arena_champion: fist, standard_bearer: flyingFlag, battle_bard: drum,
  sword_master: crossedSwords, guard_captain: spears, lion_knight: lion, apprentice_scribe: quillInk,
  map_maker: treasureMap, alchemist: roundBottomFlask, court_astrologer: starFormation, rune_reader: runeStone,
  royal_librarian: bookshelf, tower_archmage: crystalWand, herb_gatherer: herbsBundle, village_healer: pestleMortar,
  forest_warden: bowArrow, wandering_minstrel: lyre, oak_druid: acorn, beast_tamer: wolfHead, spring_lady: bigWave,
  town_crier: bellShield, tax_collector: receiveMoney, road_sheriff: lawStar, merchant_prince: moneyStack,
  magistrate: gavel, ambassador: scrollUnfurled, sun_judge: scales, novice: prayer, almoner: twoCoins,
  pilgrim: walkingBoot, preacher: bookCover, abbess: prayerBeads, templar: templarShield, lily_saint: fleurDeLys,
  hermit_pupil: candlebright, vintner: grapes, night_watcher: lanternFlame, envoy_monk: peaceDove,
  silent_archer: highShot, dream_weaver: dreamCatcher, moon_oracle: crystalBall,
};

export type Glyph = keyof typeof GLYPHS;
