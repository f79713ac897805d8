import {
  between,
  circle,
  disc,
  ellipse,
  fir,
  height,
  house,
  lampString,
  line,
  opacity,
  pick,
  polygon,
  rectangle,
  repeat,
  ridge,
  sailboat,
  sea,
  sky,
  stars,
  width,
  type Scene,
} from './shapes.js';

const lampLine: Scene = (colors, random) =>
  lampString(
    [-40, 90],
    [width + 40, between(random, 60, 130)],
    110,
    (x, y) => circle(x, y + 12, 22, colors.glow, opacity(0.2)) + circle(x, y + 12, 9, colors.glow),
    colors.ink,
  );

export const harbour: Scene = (colors, random) => {
  let x = -20;
  let row = '';
  while (x < width) {
    const w = between(random, 120, 200);
    row += house(random, x, 600, w, between(random, 150, 240), pick(random, colors.paint), colors);
    x += w + 4;
  }
  const boats = repeat(4, (index) => {
    const left = 150 + index * 390 + between(random, -60, 60);
    const size = between(random, 110, 170);
    return (
      line(`${left},760 ${left},${760 - size * 1.6}`, colors.ink, 5) +
      line(`${left},${770 - size * 1.6} ${left + size * 0.6},742`, colors.ink, 2) +
      polygon(
        `${left - size * 0.7},735 ${left + size * 0.8},735 ${left + size * 0.55},790 ${left - size * 0.5},790`,
        pick(random, colors.paint),
      ) +
      rectangle(left - size * 0.45, 700, size * 0.5, 35, colors.paint[3]) +
      ellipse(left, 800, size * 0.8, 8, colors.ink, opacity(0.25))
    );
  });
  return (
    sky(colors) +
    disc(colors, between(random, 300, 1300), 190, 60) +
    ridge(random, 400, 70, colors.land[0]) +
    ridge(random, 460, 60, colors.land[1]) +
    row +
    sea(colors, random, 640, 800) +
    rectangle(0, 598, width, 46, colors.land[3]) +
    boats
  );
};

export const hills: Scene = (colors, random) => {
  const trees = repeat(9, () => {
    const [x, y] = [random() * width, between(random, 745, 800)];
    return rectangle(x - 4, y - 50, 8, 54, colors.ink) + circle(x, y - 66, between(random, 26, 40), colors.ink);
  });
  return (
    sky(colors) +
    disc(colors, between(random, 350, 1250), between(random, 200, 300), 75) +
    ridge(random, 470, 110, colors.land[0]) +
    ridge(random, 560, 95, colors.land[1]) +
    ridge(random, 660, 80, colors.land[2]) +
    trees +
    ridge(random, 800, 55, colors.land[3])
  );
};

export const forest: Scene = (colors, random) => {
  const rows = colors.land.map((fill, row) => {
    const ground = 600 + row * 80;
    const firs = repeat(17 - row * 3, (index) => {
      const x = (index + between(random, 0.1, 0.9)) * (width / (17 - row * 3));
      return fir(x, ground + 90, between(random, 210, 320) + row * 70, fill);
    });
    return firs + ridge(random, ground + 12, 14, fill);
  });
  return sky(colors) + disc(colors, between(random, 500, 1100), 240, 80) + rows.join('');
};

export const nightSky: Scene = (colors, random) => {
  const tilt = between(random, -34, -20);
  const milkyWay = repeat(4, (index) =>
    ellipse(800, 330, 1150, 150 - index * 36, colors.disc, `opacity="0.05" transform="rotate(${tilt} 800 330)"`),
  );
  return (
    sky(colors) +
    milkyWay +
    stars(random, 320, 620) +
    ridge(random, 690, 60, colors.land[2]) +
    circle(1120, 702, 62, colors.land[3]) +
    rectangle(1058, 702, 124, 90, colors.land[3]) +
    polygon(`1112,640 1134,642 1150,700 1122,700`, colors.glow, opacity(0.8)) +
    ridge(random, 790, 40, colors.land[3]) +
    repeat(
      3,
      (index) => line(`${380 + index * 46},792 ${380 + index * 46},748`, colors.ink, 14) + circle(380 + index * 46, 730, 12, colors.ink),
    )
  );
};

export const lighthouse: Scene = (colors, random) => {
  const x = between(random, 480, 1120);
  const beam = (side: 1 | -1) => polygon(`${x},262 ${x + side * 1500},60 ${x + side * 1500},400`, colors.glow, opacity(0.22));
  const stripes = repeat(2, (index) => {
    const [top, half] = [390 + index * 130, 41 + index * 11];
    return polygon(`${x - half},${top} ${x + half},${top} ${x + half + 6},${top + 66} ${x - half - 6},${top + 66}`, colors.paint[0]);
  });
  return (
    sky(colors) +
    beam(1) +
    beam(-1) +
    ridge(random, 600, 26, colors.land[0]) +
    sea(colors, random, 615, x) +
    polygon(
      `${x - 430},${height} ${x - 300},790 ${x - 170},745 ${x - 110},665 ${x + 120},655 ${x + 210},735 ${x + 360},800 ${x + 520},${height}`,
      colors.land[3],
    ) +
    polygon(`${x - 34},300 ${x + 34},300 ${x + 66},670 ${x - 66},670`, colors.paint[3]) +
    stripes +
    rectangle(x - 50, 290, 100, 14, colors.ink) +
    rectangle(x - 26, 236, 52, 54, colors.glow) +
    polygon(`${x - 38},238 ${x},196 ${x + 38},238`, colors.ink) +
    rectangle(x + 76, 610, 120, 60, colors.paint[3]) +
    polygon(`${x + 68},612 ${x + 136},570 ${x + 204},612`, colors.paint[0])
  );
};

export const sails: Scene = (colors, random) => {
  const x = between(random, 350, 1250);
  const boats = repeat(8, (index) => {
    const depth = index / 7;
    const left = ((index * 5) % 8) * 200 + between(random, 60, 150);
    return sailboat(left, 540 + depth * 250, 55 + depth * 150, index % 3 === 1 ? colors.paint[0] : colors.glow, colors.ink);
  });
  return sky(colors) + disc(colors, x, 260, 80) + ridge(random, 500, 50, colors.land[0]) + sea(colors, random, 520, x) + boats;
};

export const waves: Scene = (colors, random) => {
  const x = between(random, 400, 1200);
  const rows = [0.25, 0.4, 0.6, 0.8, 1].map((opacity, row) => {
    const [y, start] = [520 + row * 80, between(random, -400, -200)];
    const crests = repeat(10, () => `q 50,${-30 - row * 8} 100,0 t 100,0 `);
    return `<path d="M ${start},${y} ${crests}V ${height} H ${start} Z" fill="${colors.sea[1]}" opacity="${opacity}"/>`;
  });
  const heads = repeat(
    3,
    (index) =>
      circle(420 + index * 330, 668 + (index % 2) * 50, 17, colors.paint[index % 2]!) +
      ellipse(420 + index * 330, 684 + (index % 2) * 50, 44, 6, colors.glow, opacity(0.4)),
  );
  return (
    sky(colors) +
    disc(colors, x, 330, 120) +
    rectangle(0, 520, width, 380, colors.sea[0]) +
    rows.slice(0, 3).join('') +
    heads +
    rows.slice(3).join('')
  );
};

export const garden: Scene = (colors, random) => {
  const flowers = repeat(100, (index) => {
    const depth = index / 100;
    const [x, y, size] = [random() * width, 600 + depth * 300, 8 + depth * 26];
    const color = pick(random, [colors.paint[0], colors.paint[1], colors.glow, colors.paint[3]]);
    const petals = repeat(5, (petal) => {
      const angle = (petal * 2 * Math.PI) / 5;
      return circle(x + Math.cos(angle) * size * 0.6, y + Math.sin(angle) * size * 0.6, size * 0.5, color);
    });
    return (
      line(`${x},${y} ${x + between(random, -8, 8)},${y + size * 4}`, colors.land[3], 2 + depth * 3) +
      petals +
      circle(x, y, size * 0.4, colors.paint[1])
    );
  });
  return (
    sky(colors) +
    disc(colors, between(random, 300, 1300), 220, 70) +
    ridge(random, 480, 70, colors.land[0]) +
    ridge(random, 550, 50, colors.land[1]) +
    ridge(random, 620, 30, colors.land[2]) +
    flowers
  );
};

export const winter: Scene = (colors, random) => {
  const trees = repeat(14, (index) => {
    const x = (index + between(random, 0.2, 0.8)) * 115;
    return x > 620 && x < 960 ? '' : fir(x, between(random, 690, 730), between(random, 150, 260), colors.land[3]);
  });
  const snow = '#f4f6fa';
  return (
    sky(colors) +
    stars(random, 60, 400) +
    disc(colors, between(random, 250, 1350), 180, 50) +
    ridge(random, 520, 90, colors.land[0]) +
    ridge(random, 610, 60, colors.land[1]) +
    trees +
    ridge(random, 730, 22, snow) +
    house(random, 690, 745, 190, 110, colors.paint[0], colors) +
    polygon(`676,638 708,594 862,594 894,638`, snow) +
    ridge(random, 800, 30, '#e3e9f2') +
    lampLine(colors, random) +
    repeat(140, () => circle(random() * width, random() * height, between(random, 2, 6), '#ffffff', opacity(0.8)))
  );
};
