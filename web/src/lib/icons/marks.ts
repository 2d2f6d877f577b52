/** Icons of what is done to characters; they come when it is first done. */
export { default as killed } from 'icon:death-skull';
export { default as bewitched } from 'icon:pointy-hat';
export { default as robbed } from 'icon:swap-bag';
export { default as warrant } from 'icon:wax-seal';
export { default as threat } from 'icon:shut-rose';
