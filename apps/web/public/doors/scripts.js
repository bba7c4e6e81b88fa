document.querySelector('#door-code').textContent = 'Scripts are on';
