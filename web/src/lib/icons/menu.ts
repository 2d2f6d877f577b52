/** Icons that only the menu of a table shows; they come with it. */
export { default as settings } from 'icon:big-gear';
export { default as door } from 'icon:exit-door';
export { default as book } from 'icon:open-book';
