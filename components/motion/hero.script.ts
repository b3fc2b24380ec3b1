// By itself: the chunk of all that moves then needs no list of names, nor the bundler's code for one.
export { default } from './hero.ts'
