const { to, delay } = document.currentScript.dataset;

setTimeout(() => location.replace(to), Number(delay) * 1000);
