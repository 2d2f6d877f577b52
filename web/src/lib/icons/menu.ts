/** Icons that only the menu of a table shows, loaded with it. */
export { default as settings } from 'icon:big-gear';
export { default as door } from 'icon:exit-door';
export { default as book } from 'icon:open-book';
