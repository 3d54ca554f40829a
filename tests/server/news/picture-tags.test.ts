import { expect, it } from 'vitest';
import { changePictures, pictureAddresses } from '../../../server/news/picture-tags.ts';

const sized = (html: string): string =>
  changePictures(html, ({ src }) => (src === '/a.png' ? { src: '/b.png', width: '3', height: '2' } : undefined));

it.each([
  ['<img src="/a.png">', '<img src="/b.png" width="3" height="2">'],
  [`<IMG alt='x > "y"' SRC = /a.png width=9/>`, '<img alt="x > &quot;y&quot;" src="/b.png" width="3" height="2">'],
  ['<p>1 < 2 <img src="/a.png" src="/c.png"></p>', '<p>1 < 2 <img src="/b.png" width="3" height="2"></p>'],
  ['<img src="/c.png" alt=x> <image src="/a.png"> <img', '<img src="/c.png" alt=x> <image src="/a.png"> <img'],
])('%s becomes %s', (html, expected) => expect(sized(html)).toBe(expected));

it('finds the addresses of pictures, in their order', () => {
  expect(pictureAddresses('<img src="/a.png"><p>/no.png</p><img alt="none"><img src=/b.png>')).toEqual([
    '/a.png',
    '',
    '/b.png',
  ]);
});
