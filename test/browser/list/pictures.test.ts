import { expect } from '@open-wc/testing';
import { setUpEnvironment, textOf } from '../environment.js';
import { recordedEvent } from '../calendar.js';
import { listOf } from './list-page.js';

setUpEnvironment();

const pictured = await recordedEvent('full');
const bare = { ...pictured, id: 2, image: false as const };
const sized = (width: number) => ({ ...pictured, image: { ...pictured.image, width, height: width, sizes: {} } });

const open = (events: unknown[], attributes: string) => listOf(events as never, `consent="granted" ${attributes}`);

describe('a picture', () => {
  it('that cannot be had gives way to the day in cards, in the same room', async () => {
    const page = await open([pictured], 'layout="cards"');
    const room = page.one('image')!.getBoundingClientRect();
    page.one('image')!.querySelector('img')!.dispatchEvent(new Event('error'));
    const box = page.one('placeholder')!;
    expect(box.getBoundingClientRect().height).to.be.closeTo(room.height, 1);
    expect(page.root.querySelector('.image img')).to.equal(null);
    expect(getComputedStyle(box, '::before').content).to.equal('none');
  });

  it('that cannot be had leaves a row without a box, and its room to the words', async () => {
    const page = await open([pictured, { ...sized(800), id: 3 }], '');
    const [lost, seen] = page.all('card');
    lost!.querySelector('img')!.dispatchEvent(new Event('error'));
    expect(lost!.querySelector('.image')).to.equal(null);
    expect(seen!.querySelector('.image')).not.to.equal(null);
  });

  it('that is missing beside others shows the day, large, in its middle', async () => {
    const page = await open([pictured, bare], 'layout="cards"');
    const [badge, box] = [page.all('date-badge')[1]!, page.one('placeholder')!];
    expect(textOf(badge)).to.contain('31');
    const [inner, outer] = [badge, box].map((one) => one.getBoundingClientRect());
    expect([inner!.left, inner!.right, inner!.height].map(Math.round)).to.deep.equal(
      [outer!.left, outer!.right, outer!.height].map(Math.round),
    );
    expect(parseFloat(getComputedStyle(badge).fontSize)).to.be.above(
      parseFloat(getComputedStyle(page.all('date-badge')[0]!).fontSize),
    );
  });

  it('that is small, such as a logo, is not blown up', async () => {
    const fitOf = async (width: number) => {
      const page = await open([sized(width)], '');
      return getComputedStyle(page.one('image')!.querySelector('img')!).objectFit;
    };
    expect(await fitOf(40)).to.equal('scale-down');
    expect(await fitOf(800)).to.equal('cover');
  });

  it('that is upright, such as a poster, shows its upper part', async () => {
    const page = await open([pictured], '');
    expect(getComputedStyle(page.one('image')!.querySelector('img')!).objectPosition).to.equal('50% 25%');
  });
});
