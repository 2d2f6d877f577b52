/** Icons of the marks on characters, loaded when the first mark is placed. */
export { default as killed } from 'icon:death-skull';
export { default as bewitched } from 'icon:pointy-hat';
export { default as robbed } from 'icon:swap-bag';
export { default as warrant } from 'icon:wax-seal';
export { default as threat } from 'icon:shut-rose';
