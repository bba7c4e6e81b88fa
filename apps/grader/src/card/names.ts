import { drawn, type Draw } from './draw.ts';

const colours =
  'amber ashen azure beige black blue brass bronze brown chalk cobalt copper coral cream crimson cyan ebony emerald golden green grey hazel indigo ivory jade khaki lemon lilac lime maroon mint navy ochre olive orange pearl pink plum purple quartz red rose ruby russet rusty sandy scarlet silver tawny teal umber violet white yellow'.split(
    ' ',
  );
const animals =
  'adder badger bat bear beaver bison bobcat camel cobra condor cougar coyote crane crow deer dingo dove eagle egret falcon ferret finch fox gecko goose hare hawk heron hornet hound ibex jackal jaguar kestrel koala lemur leopard lion lizard lynx magpie marten mole moose otter owl panda panther puffin puma quail rabbit raccoon raven robin salmon seal shark shrew sloth snail spider squid stork swan swift tapir tiger toad trout turtle viper vole walrus weasel whale wolf wombat wren yak zebra'.split(
    ' ',
  );

/** Names that betray nothing, all different. */
export const drawNames = (count: number, draw: Draw): readonly string[] => {
  const all = colours.flatMap((colour) => animals.map((animal) => `${colour} ${animal}`));
  return drawn(all, count, draw);
};
